import type { List, ListItem, ListStyle } from '@lemma/core/document';
import { createContext, use, type CSSProperties } from 'react';
import { InlineView } from '../../inline/index.ts';
import { BlocksView } from '../blocks-view.tsx';
import { placeOf } from '../place.ts';

/** The nesting depth of the surrounding lists, by type: each type has its own sequence of styles. */
const DepthContext = createContext({ ordered: 0, unordered: 0, description: 0 });

/** The styles of lists by depth 1 to 4 (specification 002 §9). */
const stylesByDepth: Readonly<Record<'ordered' | 'unordered', readonly ListStyle[]>> = {
  ordered: ['arabic', 'alph', 'roman', 'Alph'],
  unordered: ['bullet', 'dash', 'ast', 'dot'],
};

const cssStyles: Readonly<Record<ListStyle, string>> = {
  arabic: 'decimal',
  alph: 'lower-alpha',
  Alph: 'upper-alpha',
  roman: 'lower-roman',
  Roman: 'upper-roman',
  greek: 'lower-greek',
  bullet: 'disc',
  dash: '"–  "',
  ast: '"∗  "',
  dot: '"·  "',
  square: 'square',
  circle: 'circle',
  arrow: '"→  "',
};

/** A list in the style chosen by its author, otherwise in that of its depth. */
export function ListBlockView({ block }: { readonly block: List }) {
  const depth = use(DepthContext);
  return (
    <DepthContext value={{ ...depth, [block.type]: depth[block.type] + 1 }}>
      {block.type === 'description' ? (
        <Descriptions block={block} />
      ) : (
        <Items block={block} depth={depth[block.type]} />
      )}
    </DepthContext>
  );
}

function Items({ block, depth }: { readonly block: List; readonly depth: number }) {
  const ordered = block.type === 'ordered';
  const byDepth = stylesByDepth[ordered ? 'ordered' : 'unordered'];
  const style = block.style ?? byDepth[depth % byDepth.length] ?? 'bullet';
  const Element = ordered ? 'ol' : 'ul';
  return (
    <Element {...placeOf(block.span)} style={{ listStyleType: cssStyles[style] }}>
      {block.items.map((item, index) => (
        <li key={index} {...placeOf(item.span)} style={item.label === undefined ? undefined : labelled}>
          {item.label !== undefined && <Label item={item} />}
          <BlocksView blocks={item.blocks} />
        </li>
      ))}
    </Element>
  );
}

/** An item with a label of its own is not counted, as in TeX. */
const labelled: CSSProperties = { listStyleType: 'none', counterIncrement: 'list-item 0' };

function Label({ item }: { readonly item: ListItem }) {
  return (
    <span style={{ float: 'left', marginInlineStart: '-1.75rem', marginInlineEnd: '0.5rem' }}>
      <InlineView content={item.label ?? []} />
    </span>
  );
}

function Descriptions({ block }: { readonly block: List }) {
  return (
    <dl {...placeOf(block.span)}>
      {block.items.map((item, index) => (
        <div key={index} {...placeOf(item.span)}>
          <dt>
            <InlineView content={item.label ?? []} />
          </dt>
          <dd>
            <BlocksView blocks={item.blocks} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
