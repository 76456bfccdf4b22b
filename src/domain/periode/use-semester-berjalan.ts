import { useGetSemesterBerjalan } from '#generated/client/periode/periode.ts'

/** Current academic semester of the campus (section 3), with semester as a number whatever the wire sends. */
export const useSemesterBerjalan = () => {
  const { data, error, isPending, refetch } = useGetSemesterBerjalan()
  const semester = data && { ...data, semester: Number(data.semester) }
  return { semesterBerjalan: semester, error, isPending, refetch }
}
