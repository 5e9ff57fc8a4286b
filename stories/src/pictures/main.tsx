import { composeStory, setProjectAnnotations, type Meta, type StoryObj } from '@storybook/react-vite';
import { createRoot, type Root } from 'react-dom/client';
import preview from '../../.storybook/preview.tsx';
import './pictures.css';

declare global {
  interface Window {
    /** The interface of this page for the program that takes the pictures. */
    readonly pictures: {
      /** The available stories. */
      readonly ids: readonly string[];
      /** Shows a story in place of the previous one; resolves when everything it waits for has loaded. */
      show(id: string): Promise<void>;
    };
  }
}

type StoryFile = { readonly default: Meta } & Readonly<Record<string, StoryObj>>;

/** The stories that are about appearance. */
const files: Readonly<Record<string, StoryFile>> = import.meta.glob(
  [
    '../../../packages/ui-react/src/visualization/{element-gallery,space-board}.stories.tsx',
    '../{course,school}-figures/*.stories.tsx',
  ],
  { eager: true },
);

setProjectAnnotations([preview]);

const stories = new Map(
  Object.values(files).flatMap(({ default: meta, ...own }) =>
    Object.entries(own)
      // All of the others on one page.
      .filter(([name]) => name !== 'All')
      .map(([name, story]) => composeStory(story, meta, undefined, name))
      .map((story) => [story.id, story] as const),
  ),
);

const place = document.getElementById('story');
let shown: Root | undefined;

async function show(id: string): Promise<void> {
  const Story = stories.get(id);
  if (Story === undefined || place === null) throw new Error(`There is no story ${id}`);
  shown?.unmount();
  scrollTo(0, 0);
  // A glyph that loaded later would be measured in another font.
  await Promise.all(Array.from(document.fonts, (face) => face.load()));
  await Story.load();
  shown = createRoot(place);
  shown.render(<Story />);
  while (!isThere(place)) await nextFrame();
  await document.fonts.ready;
  await nextFrame();
  await nextFrame();
}

/** Whether all boards have loaded and been drawn. */
function isThere(root: HTMLElement): boolean {
  const boards = [...root.querySelectorAll('[aria-label="Drawing board"]')];
  return (
    boards.length > 0 &&
    root.querySelector('[aria-busy=true]') === null &&
    boards.every((board) => board.querySelector('svg, canvas') !== null)
  );
}

function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame);
}

Object.assign(window, { pictures: { ids: [...stories.keys()], show } });
