import { CampusLogo } from '#shared/ui/look/campus-logo.tsx'
import { MenuSkeleton } from '../../menu/menu-skeleton.tsx'
import bar from '../../top-bar/top-bar.module.css'
import styles from './shell.module.css'
import skeleton from './shell-skeleton.module.css'

/** Skeleton of the shell, prerendered into index.html with the same boxes as the shell. */
export const ShellSkeleton = () => (
  <>
    <div className={bar.head}>
      <div className={bar.strip}>
        <div />
      </div>
      <header className={bar.bar}>
        <span className={bar.toggleSpace} />
        <span className={bar.brand}>
          <CampusLogo />
          <span>Portal Mahasiswa</span>
        </span>
      </header>
    </div>
    <div className={styles.shell}>
      <div className={styles.side}>
        <MenuSkeleton />
      </div>
      <div className={styles.main}>
        <div className={skeleton.title} />
        <div className={skeleton.board}>
          {['a', 'b', 'c', 'd'].map((card) => (
            <div key={card} className={skeleton.card} />
          ))}
        </div>
      </div>
    </div>
  </>
)
