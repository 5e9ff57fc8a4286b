import { Button, IconButton, chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';

/** An entry of a tree. The id of an entry below begins with its own and a `/`. */
export interface Branch {
  readonly id: string;
  readonly name: string;
  /** Shown behind the name. */
  readonly note?: ReactNode;
  readonly children: readonly Branch[];
}

interface BranchListProps {
  readonly branches: readonly Branch[];
  /** The id of the chosen entry; it is visible, whatever is folded. */
  readonly chosen?: string | undefined;
  /** Whether the keys of lists lead through it; a tree beside a list is none. */
  readonly isKeyed?: boolean;
  /** The name of the button that unfolds an entry. */
  readonly unfoldLabel: (name: string) => string;
  readonly onChoose: (id: string) => void;
}

/** A tree as nested lists of buttons, folded at first. What is folded is not rendered, however large it is. */
export function BranchList({ branches, chosen, isKeyed = false, unfoldLabel, onChoose }: BranchListProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => above(chosen));
  const [seen, setSeen] = useState(chosen);
  if (seen !== chosen) {
    setSeen(chosen);
    setOpen(new Set([...open, ...above(chosen)]));
  }
  const fold = (id: string) =>
    setOpen(new Set(open.has(id) ? [...open].filter((other) => other !== id) : [...open, id]));
  const level = (below: readonly Branch[], depth: number): ReactNode => (
    <chakra.ul listStyleType="none" ps={depth === 0 ? '0' : '4'}>
      {below.map(({ id, name, note, children }) => (
        <li key={id}>
          <chakra.div display="flex" alignItems="center" minH={{ base: '11', lg: '7' }}>
            {children.length === 0 ? (
              <chakra.span w={{ base: '9', lg: '6' }} flex="none" />
            ) : (
              <IconButton
                size="2xs"
                variant="ghost"
                minW={{ base: '9', lg: '6' }}
                h={{ base: '11', lg: '6' }}
                _expanded={{ bg: 'transparent' }}
                aria-label={unfoldLabel(name)}
                aria-expanded={open.has(id)}
                onClick={() => fold(id)}
              >
                <chakra.span
                  display="flex"
                  transition="transform 150ms"
                  transform={open.has(id) ? 'rotate(90deg)' : undefined}
                  _motionReduce={{ transition: 'none' }}
                >
                  <ChevronRight size={14} aria-hidden="true" />
                </chakra.span>
              </IconButton>
            )}
            <Button
              data-hit={isKeyed ? '' : undefined}
              size="xs"
              variant={id === chosen ? 'subtle' : 'ghost'}
              colorPalette={id === chosen ? 'brand' : 'gray'}
              flex="1"
              minW="0"
              h="auto"
              minH={{ base: '11', lg: '7' }}
              px="1.5"
              justifyContent="flex-start"
              textAlign="start"
              whiteSpace="normal"
              fontWeight={id === chosen ? 'semibold' : 'normal'}
              fontSize="sm"
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
            >
              <chakra.span flex="1" overflowWrap="anywhere">
                {name}
              </chakra.span>
              {note}
            </Button>
          </chakra.div>
          {children.length > 0 && open.has(id) && level(children, depth + 1)}
        </li>
      ))}
    </chakra.ul>
  );
  return level(branches, 0);
}

/** The ids of the entries above one. */
function above(id = ''): ReadonlySet<string> {
  const parts = id.split('/');
  return new Set(parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/')));
}
