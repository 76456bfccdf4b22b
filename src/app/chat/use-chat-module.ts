import { useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { hideChat } from '#domain/percakapan/chat-flags.ts'
import { runtimeConfig } from '#gateway/campus/runtime-config.ts'
import { onSessionEnd } from '#gateway/session/session.ts'
import { showToast } from '#shared/ui/overlay/toast.ts'
import { createChatHost, type HostControls } from './chat-host.ts'
import { loadChatModule } from './load-chat-module.ts'

/** Long enough to read the toast. */
const HIDDEN_TOAST_MS = 5000

interface Options {
  student: { id: string; nama: string }
  isOpen: boolean
  showBimbingan: boolean
  onUnread: (count: number) => void
  onReady: () => void
}

/** Ignores errors of a module during unmount. */
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

/**
 * Loads and mounts the module; the first failure is reported once. @returns a function that unmounts it, also while it
 * is loading
 */
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
    // Deferred, because a module that uses React cannot unmount its root while the portal is rendering.
    queueMicrotask(() => quietly(unmount))
  }
}

/**
 * Mounts the chat module of this deployment into the container while the component and the session last. An error of
 * the module hides chat and guidance and is reported once in a toast (section 8).
 * @returns a function that opens a group in the module; a module that is still loading opens it once mounted
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
    const unmount = mountChat({ container, controls, onReady, onError })
    const unhear = onSessionEnd(unmount)
    mounted.current = controls
    return () => {
      unhear()
      unmount()
    }
  }, [ref, client, id, nama, onUnread, onReady])
  useEffect(() => mounted.current?.tell({ isOpen, showBimbingan }), [isOpen, showBimbingan])
  return useCallback((groupId: string) => {
    mounted.current?.tell({ groupId: null })
    mounted.current?.tell({ groupId })
  }, [])
}
