import { Badge, Heading, Stack, Text } from '@chakra-ui/react';
import type { Span } from '@lemma/core/source';
import {
  labelPlace,
  readLabels,
  readTree,
  topicLabel,
  type LabelTexts,
  type TaxonomyName,
  type TaxonomyTree,
  type TopicNode,
} from '@lemma/core/taxonomy';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTexts } from '../language/index.ts';
import { BranchList, type Branch } from './branch-list.tsx';

interface TreePaneProps {
  /** The text of the tree, and of the labels that name it. */
  readonly tree: string;
  readonly labels: string;
  /** Whether entries lead to their labels instead of their places in the tree. */
  readonly leadsToLabels: boolean;
  readonly onGoTo: (span: Span) => void;
}

/** The taxonomy as it is written: while its text cannot be read, as it was before. */
export function TreePane({ tree, labels, leadsToLabels, onGoTo }: TreePaneProps) {
  const { t } = useTexts('taxonomy');
  const [treeText, labelsText] = [useDeferredValue(tree), useDeferredValue(labels)];
  const read = useMemo(() => readTree(treeText), [treeText]);
  const texts = useMemo(() => readLabels(labelsText).value, [labelsText]);
  const [shown, setShown] = useState(read.value);
  const isReadable = !read.problems.some(({ kind }) => kind === 'taxonomyError');
  if (isReadable && shown !== read.value) setShown(read.value);
  const [chosen, setChosen] = useState<string>();

  const choose = (id: string) => {
    setChosen(id);
    const [part, path] = splitId(id);
    if (path === '') return;
    const span = leadsToLabels ? labelPlace(labels, part, path) : placeOf(shown, part, path);
    if (span !== undefined) onGoTo(span);
  };
  const list = (part: keyof TaxonomyTree, names: readonly TaxonomyName[]): readonly Branch[] =>
    names.length === 0
      ? []
      : [
          {
            id: part,
            name: t(part),
            note: <Note text={String(names.length)} />,
            children: names.map(({ name }) => entry(`${part}/${name}`, name, texts[part].get(name))),
          },
        ];
  const entry = (id: string, name: string, label: string | undefined, children: readonly Branch[] = []): Branch => ({
    id,
    name: label ?? name,
    note:
      label === undefined ? (
        <Badge colorPalette="orange" size="xs">
          {t('noName')}
        </Badge>
      ) : undefined,
    children,
  });
  const topic = ({ path, name, children }: TopicNode): Branch =>
    entry(`topics/${path}`, name, topicLabel(texts, path), children.map(topic));
  const unfoldLabel = (name: string) => t('unfold', { name });
  return (
    <Stack gap="4">
      <Heading as="h2" size="md">
        {t('topics')}
      </Heading>
      {shown.topics.length === 0 ? (
        <Text color="fg.muted">{t('emptyTree')}</Text>
      ) : (
        <BranchList
          isKeyed
          branches={shown.topics.map(topic)}
          chosen={chosen}
          unfoldLabel={unfoldLabel}
          onChoose={choose}
        />
      )}
      <BranchList
        isKeyed
        branches={[
          ...list('objectives', shown.objectives),
          ...list('labels', shown.labels),
          ...list('sections', shown.sections),
        ]}
        chosen={chosen}
        unfoldLabel={unfoldLabel}
        onChoose={choose}
      />
    </Stack>
  );
}

function Note({ text }: { readonly text: string }) {
  return (
    <Text as="span" color="fg.muted" fontSize="xs" fontWeight="normal">
      {text}
    </Text>
  );
}

const parts: readonly (keyof LabelTexts)[] = ['topics', 'objectives', 'labels', 'sections'];

/** The part of the taxonomy that an entry belongs to, and its path there. */
function splitId(id: string): readonly [part: keyof LabelTexts, path: string] {
  const part = parts.find((each) => id === each || id.startsWith(`${each}/`)) ?? 'topics';
  return [part, id.slice(part.length + 1)];
}

function placeOf(tree: TaxonomyTree, part: keyof TaxonomyTree, path: string): Span | undefined {
  if (part !== 'topics') return tree[part].find(({ name }) => name === path)?.place;
  const find = (topics: readonly TopicNode[]): TopicNode | undefined => {
    const above = topics.find((each) => path === each.path || path.startsWith(`${each.path}/`));
    return above === undefined || above.path === path ? above : find(above.children);
  };
  return find(tree.topics)?.place;
}
