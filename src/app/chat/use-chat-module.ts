import { useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { hideChat } from '#domain/percakapan/chat-flags.ts'
import { runtimeConfig } from '#gateway/campus/runtime-config.ts'
import { onSessionEnd } from '#gateway/session/session.ts'
import { showToast } from '#shared/ui/overlay/toast.ts'
import { createChatHost, type HostControls } from './chat-host.ts'
import { loadChatModule } from './load-chat-module.ts'

/** Long enough to read the sentence. */
const HIDDEN_TOAST_MS = 5000

interface Options {
  student: { id: string; nama: string }
  isOpen: boolean
  showBimbingan: boolean
  onUnread: (count: number) => void
  onReady: () => void
}

/** A module that fails on its way out has nothing to tell any more. */
const quietly = (action: () => void): void => {
  try {
    action()
  } catch (error) {
    console.warn('the chat module failed while it was taken away', error)
  }
}

interface Attempt {
  container: HTMLElement
  controls: HostControls
  onReady: () => void
  onError: (error: unknown) => void
}

/** Loads and mounts; whatever goes wrong on the way is reported once. @returns the undo, which also works while it loads */
const mountChat = ({ container, controls, onReady, onError }: Attempt): (() => void) => {
  let unmount: () => void = () => undefined
  let isOver = false
  const begin = async () => {
    const { mount } = await loadChatModule(runtimeConfig().chatUrl)
    if (isOver) return
    unmount = mount(container, controls.host)
    onReady()
  }
  begin().catch((error: unknown) => {
    if (!isOver) onError(error)
  })
  return () => {
    isOver = true
    controls.end()
    // Later: a module that draws with React can not take its root away while the portal is drawing.
    queueMicrotask(() => quietly(unmount))
  }
}

/**
 * Mounts the chat module of this deployment into the container, for as long as the component and the session last. An
 * error of the module hides chat and guidance and is said once, quietly (section 8).
 * @returns a function that asks the module for a group; a module that is still loading shows it once it is mounted
 */
export const useChatModule = (
  ref: RefObject<HTMLElement | null>,
  { student: { id, nama }, isOpen, showBimbingan, onUnread, onReady }: Options,
): ((groupId: string) => void) => {
  const client = useQueryClient()
  const mounted = useRef<HostControls | null>(null)
  useEffect(() => {
    const container = ref.current
    if (!container) return undefined
    const onError = (error: unknown) => {
      console.warn('the chat is hidden', error)
      hideChat()
      showToast(i18next.t('chat:hidden'), HIDDEN_TOAST_MS)
    }
    const controls = createChatHost({ student: { id, nama }, client, onUnread, onError })
    const undo = mountChat({ container, controls, onReady, onError })
    const unhear = onSessionEnd(undo)
    mounted.current = controls
    return () => {
      unhear()
      undo()
    }
  }, [ref, client, id, nama, onUnread, onReady])
  useEffect(() => mounted.current?.tell({ isOpen, showBimbingan }), [isOpen, showBimbingan])
  return useCallback((groupId: string) => {
    mounted.current?.tell({ groupId: null })
    mounted.current?.tell({ groupId })
  }, [])
}
