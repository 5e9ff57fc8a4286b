import { chakra } from '@chakra-ui/react';
import { chapterPdfPath } from '@lemma/core/document';
import type { AnalyticsEvent } from '@lemma/core/platform';
import { InMemoryMediaGateway, TurnedClock } from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryPage } from '../testing/index.ts';
import { silence } from '../testing/index.ts';

const pizza =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160"><circle cx="120" cy="80" r="70" fill="#e9a23b"/></svg>',
  );

const clock = new TurnedClock();

interface MediaStory {
  readonly content: string;
}

const meta = {
  title: 'Document/Media',
  render: ({ content }) => (
    <StoryPage
      content={content}
      ports={{
        clock,
        mediaGateway: new InMemoryMediaGateway({
          'media/pizza.svg': pizza,
          'media/broken.png': 'data:image/png;base64,AAAA',
          'media/tone.wav': silence(1),
          'media/large.png': { kind: 'tooLarge' },
          'media/away.png': { kind: 'unavailable' },
          'media/often.png': { kind: 'tooManyRequests', seconds: 12 },
          'media/closed.mp3': { kind: 'forbidden' },
        }),
      }}
    />
  ),
  args: { content: '<p><image src="media/pizza.svg" alt="A round pizza" width="50%"/></p>' },
} satisfies Meta<MediaStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter enlarges it, Escape closes it and restores the focus. */
export const Image: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /A round pizza/ });
    await waitFor(() => expect(canvas.getByRole('img', { name: 'A round pizza' })).toBeVisible());
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'A round pizza' });
    await waitFor(() => expect(within(dialog).getByRole('img', { name: 'A round pizza' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Media are printed even if nobody has scrolled near them: loaded when printing starts, or else after a while. */
export const FarBelow: Story = {
  decorators: farBelow,
  beforeEach: () => () => dispatchEvent(new Event('afterprint')),
  play: async ({ canvas }) => {
    const image = () => canvas.getByRole('img', { name: 'A round pizza' });
    await waitFor(() => expect(image()).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => {
      dispatchEvent(new Event('beforeprint'));
      return expect(image()).toHaveAttribute('src');
    });
  },
};

export const FarBelowLater: Story = {
  ...FarBelow,
  play: async ({ canvas }) => {
    const image = () => canvas.getByRole('img', { name: 'A round pizza' });
    await waitFor(() => expect(image()).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => {
      clock.turn(3000);
      return expect(image()).toHaveAttribute('src');
    });
  },
};

function farBelow(Story: ComponentType) {
  return (
    <chakra.div pt="4000px">
      <Story />
    </chakra.div>
  );
}

/** An image of known size reserves its place before it has loaded: what is below does not move. */
export const RoomKept: Story = {
  args: {
    content: ['width="50%"', '', 'height="90"', 'width="120" align="right"', 'align="center"']
      .map((size) => `<p><image src="media/pizza.svg" alt="Pizza" pixel-width="240" pixel-height="160" ${size}/></p>`)
      .join('<p>Words.</p>')
      .concat('<p><audio src="media/tone.wav" title="A tone"/></p><p>The end.</p>'),
  },
  decorators: farBelow,
  play: async ({ canvas }) => {
    const images = () => canvas.getAllByRole('img', { name: 'Pizza' });
    const places = () => {
      const start = canvas.getAllByText('Words.')[0]?.getBoundingClientRect().top ?? 0;
      return [...images(), canvas.getByText('The end.')].map((part) => {
        const { top, left, width, height } = part.getBoundingClientRect();
        return [top - start, left, width, height].map(Math.round);
      });
    };
    await waitFor(() => expect(images().map((image) => image.getAttribute('aria-busy'))).not.toContain(null));
    const before = places();
    scrollTo(0, 4000);
    await waitFor(() =>
      expect(images().every((image) => image instanceof HTMLImageElement && image.complete)).toBe(true),
    );
    await waitFor(() => expect(places()).toEqual(before));
    scrollTo(0, 0);
  },
};

export const ImageInTheDark: Story = { globals: { appearance: 'dark' } };

/** An ornament has no text and cannot be enlarged. */
export const Ornament: Story = {
  args: { content: '<p>Text <image src="media/pizza.svg" alt="" align="right" width="60"/> beside it.</p>' },
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

/** If no file is available, as in the try-out, its text is shown instead. */
export const InWords: Story = {
  args: { content: '<p><image alt="A round pizza"/></p><p><audio title="A tone"/></p>' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('A round pizza')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('A tone')).toBeVisible());
  },
};

export const Failures: Story = {
  args: {
    content: ['nowhere.png', 'large.png', 'away.png', 'broken.png']
      .map((file) => `<p><image src="media/${file}" alt="${file}"/></p>`)
      .join('')
      .concat('<p><audio src="media/closed.mp3" title="A talk"/></p>'),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(5));
    await waitFor(() => expect(canvas.getByText('This image does not exist.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/too large/)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/damaged/)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/You don’t have permission/)).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

/** Users who send too many requests are told when to try again. */
export const TooManyRequests: Story = {
  args: { content: '<p><image src="media/often.png" alt="often.png"/></p>' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/Please try again in 12 seconds/));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

export const Recording: Story = {
  args: { content: '<p><audio src="media/tone.wav" title="A tone" default-speed="1.5"/></p>' },
  play: async ({ canvas, canvasElement }) => {
    const speed = await canvas.findByRole('combobox', { name: 'Speed' });
    await waitFor(() => expect(speed).toHaveValue('1.5'));
    const player = canvasElement.querySelector('audio');
    await waitFor(() => expect(player?.playbackRate).toBe(1.5));
    await userEvent.selectOptions(speed, '0.5');
    await waitFor(() => expect(player?.playbackRate).toBe(0.5));
  },
};

/** A video on the web is linked to, never embedded. */
export const VideoElsewhere: Story = {
  args: { content: '<p><video href="https://videos.example.org/1" title="Fractions"/></p>' },
  play: async ({ canvas, canvasElement }) => {
    const link = await canvas.findByRole('link', { name: 'Fractions (video at videos.example.org)' });
    await waitFor(() => expect(link).toHaveAttribute('href', 'https://videos.example.org/1'));
    await waitFor(() => expect(canvasElement.querySelector('iframe')).toBeNull());
  },
};

/** What is missing is told by its kind. */
export const Missing: Story = {
  args: {
    content:
      '<p><image src="media/no.png" alt="A picture"/></p><p><audio src="media/no.mp3" title="A talk"/></p>' +
      '<p><video src="media/no.mp4" title="A film"/></p>',
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('This image does not exist.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('This recording does not exist.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('This video does not exist.')).toBeVisible());
  },
};

export const Chapter: Story = {
  args: { content: '<p><chapterpdf chapter="1001"/></p>' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Chapter 1A as PDF' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('This PDF does not exist.'));
  },
};

const counted: AnalyticsEvent[] = [];

/** What is counted of taking a chapter, where a platform counts: its number, and nothing of who took it. */
export const CountedChapter: Story = {
  args: { content: '<p><chapterpdf chapter="1001"/></p>' },
  render: ({ content }) => (
    <StoryPage
      content={content}
      ports={{
        clock,
        analytics: { record: (event) => counted.push(event) },
        mediaGateway: new InMemoryMediaGateway({ [chapterPdfPath(1001)]: pizza }),
      }}
    />
  ),
  play: async ({ canvas }) => {
    counted.length = 0;
    await userEvent.click(await canvas.findByRole('button', { name: /PDF/ }));
    await waitFor(() =>
      expect(counted).toEqual([{ kind: 'userActivity', activity: 'chapterPdfDownloaded', chapter: 1001 }]),
    );
  },
};
