import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Opens a TCP proxy, which gives a gateway a second address. */
export const addressFor = async (gateway: string) => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const onwards = connect(Number(new URL(gateway).port), 'localhost')
    for (const end of [socket, onwards]) sockets.add(end.on('error', () => end.destroy()))
    socket.pipe(onwards).pipe(socket)
  })
  await new Promise<void>((done) => server.listen(0, done))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
