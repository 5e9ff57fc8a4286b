import { Button, IconButton, Portal, chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { createContext, useContext } from 'react';
import { useStore } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import type { NoticeStore, ShownNotice } from './notice.store.ts';

const NoticesContext = createContext<NoticeStore | undefined>(undefined);

/** Lets views inside show notices. */
export const NoticesProvider = NoticesContext;

/** The store for showing notices. Throws outside a provider, which is a bug. */
export function useNotices(): NoticeStore {
  const notices = useContext(NoticesContext);
  if (notices === undefined) throw new Error('useNotices needs a NoticesProvider around it');
  return notices;
}

/**
 * The region beside the app, where an open dialog does not hide it: dialogs take everything in the same child of the page
 * away from screen readers, and a notice that is hidden is not read out.
 */
export function NoticeLayer() {
  return (
    <Portal>
      <NoticeRegion />
    </Portal>
  );
}

const palettes = { success: 'green', error: 'red', warning: 'orange', info: 'brand' } as const;

/** The corner where notices appear; they are also announced. */
export function NoticeRegion() {
  const notices = useNotices();
  const shown = useStore(notices);
  return (
    <chakra.div
      className="toaster"
      role="status"
      aria-live="polite"
      position="fixed"
      bottom="4"
      insetEnd="4"
      zIndex="toast"
      display="flex"
      flexDirection="column"
      gap="2"
      maxW="min(26rem, calc(100vw - 2rem))"
    >
      {shown.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} onDismiss={() => notices.dismiss(notice.id)} />
      ))}
    </chakra.div>
  );
}

function NoticeCard({ notice, onDismiss }: { readonly notice: ShownNotice; readonly onDismiss: () => void }) {
  const { t } = useTexts('shell');
  return (
    <chakra.div
      colorPalette={palettes[notice.kind]}
      layerStyle="fill.solid"
      display="flex"
      alignItems="center"
      gap="2"
      ps="4"
      pe="2"
      py="2"
      borderRadius="l3"
      boxShadow="lg"
      animation="slide-from-bottom 200ms, fade-in 200ms"
    >
      <chakra.span flex="1">{notice.text}</chakra.span>
      {notice.action && (
        <Button size="xs" variant="outline" color="inherit" _hover={{ bg: 'transparent' }} onClick={notice.action.run}>
          {notice.action.text}
        </Button>
      )}
      <IconButton size="sm" variant="plain" color="inherit" aria-label={t('close')} onClick={onDismiss}>
        <X size={16} />
      </IconButton>
    </chakra.div>
  );
}
