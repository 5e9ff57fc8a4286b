import { Button, CloseButton, Drawer, Portal } from '@chakra-ui/react';
import { useTexts } from '../language/index.ts';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';

interface FilterDrawerProps extends FilterPanelProps {
  /** The number of hits; undefined while unknown. */
  readonly total: number | undefined;
  readonly onClose: () => void;
}

/** The filters on small screens: a drawer over the list that says how many hits it will show. */
export function FilterDrawer({ total, onClose, ...panel }: FilterDrawerProps) {
  const { t } = useTexts('search');
  return (
    <Drawer.Root open placement="start" size="xs" onOpenChange={onClose}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>{t('filters')}</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body>
              <FilterPanel {...panel} />
            </Drawer.Body>
            <Drawer.Footer>
              <Button width="full" onClick={onClose}>
                {total === undefined ? t('show') : t('showResults', { count: total })}
              </Button>
            </Drawer.Footer>
            <Drawer.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={t('closeFilters')} />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
