// Checks whether nginx responds: the container's HEALTHCHECK.
const listen = process.env.PORTAL_LISTEN ?? '8080'
const address = listen.includes(':') ? listen : `127.0.0.1:${listen}`
const answer = await fetch(`http://${address}/config.json`)
process.exit(answer.ok ? 0 : 1)
