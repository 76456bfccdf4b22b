import {
  IconBook2,
  IconCalendarWeek,
  IconCertificate,
  IconChartBar,
  IconChecklist,
  IconClipboardList,
  IconFileText,
  IconFlag,
  IconHelpCircle,
  IconLayoutDashboard,
  IconMessages,
  IconReceipt2,
  IconRoute,
  IconUser,
  IconUsers,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'

const ICONS: Readonly<Record<string, ComponentType<{ size: number; 'aria-hidden': true }>>> = {
  dashboard: IconLayoutDashboard,
  biodata: IconUser,
  'krs-group': IconClipboardList,
  'biaya-kuliah': IconReceipt2,
  'bahan-dan-tugas': IconBook2,
  'jadwal-dan-presensi': IconCalendarWeek,
  'pa-online': IconMessages,
  kuesioner: IconChecklist,
  nilai: IconChartBar,
  'kegiatan-group': IconFlag,
  'pengajuan-group': IconFileText,
  skpi: IconCertificate,
  khp: IconCertificate,
  'tracer-study': IconRoute,
  panduan: IconHelpCircle,
  'akun-lain': IconUsers,
}

/** Icon of a top entry of the menu; decorative, the label says what it is. Entries inside a group have none. */
export const MenuIcon = ({ id }: { id: string }) => {
  const Icon = ICONS[id]
  return Icon ? <Icon size={20} aria-hidden /> : null
}
