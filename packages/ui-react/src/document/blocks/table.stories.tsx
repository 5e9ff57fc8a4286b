import { cellColors, tableTypes } from '@lemma/core/document';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StoryPage } from '../../testing/index.ts';

const meta = { title: 'Document/Table', component: StoryPage } satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithHead: Story = {
  args: {
    content: `<table align="lcr"><row head="true"><cell/><cell>square</cell><cell>cube</cell></row>
      <row><cell>2</cell><cell>4</cell><cell>8</cell></row><row><cell columns="2">both</cell><cell>27</cell></row></table>`,
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['square', 'cube']),
    );
    await waitFor(() => expect(getComputedStyle(canvas.getByRole('cell', { name: '4' })).textAlign).toBe('center'));
    const spanning = await canvas.findByRole('cell', { name: 'both' });
    await waitFor(() => expect(spanning).toHaveAttribute('colspan', '2'));
    await waitFor(() => expect(getComputedStyle(canvas.getByRole('cell', { name: '27' })).textAlign).toBe('end'));
  },
};

/** Wider than the screen: the table scrolls, not the page, also by keyboard. */
export const Wide: Story = {
  args: {
    content: `<table><row>${'<cell>a-rather-long-word</cell>'.repeat(30)}</row></table>`,
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[role=group][tabindex="0"] table')).not.toBeNull());
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};

const rows = `<row head="true"><cell/><cell>even</cell><cell>odd</cell></row>
  <row><cell>even</cell><cell>even</cell><cell>odd</cell></row><row><cell>odd</cell><cell>odd</cell><cell>even</cell></row>
  <row foot="true"><cell>all</cell><cell columns="2">natural numbers</cell></row>`;
const everyType = tableTypes.map((type) => `<p>${type}</p><table type="${type}" align="lcc">${rows}</table>`).join('');

/** A layout table is not a table to screen readers. */
export const Types: Story = {
  args: { content: everyType },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('table')).toHaveLength(tableTypes.length - 1));
    await waitFor(() =>
      expect(canvas.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(
        Array.from({ length: 2 }, () => ['even', 'odd', 'all']).flat(),
      ),
    );
  },
};

const everyColor = `<table classes="- light_green">${cellColors
  .map(
    (color) =>
      `<row><cell color="${color}">${color} <link href="/x">link</link></cell><cell>light_green</cell></row><row color="${color}"><cell>row</cell><cell>row</cell></row>`,
  )
  .join('')}</table>`;

/** Text is legible on every colour. */
export const Colors: Story = {
  args: { content: everyColor },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('td[data-color="light_green"]')).toHaveLength(cellColors.length + 1),
    );
  },
};

export const ColorsInTheDark: Story = { args: { content: everyColor }, globals: { appearance: 'dark' } };

/** Cells spanning rows and columns, row headings, rules, and lists in cells. */
export const Spans: Story = {
  args: {
    content: `<table lines="0 1 3" align="lcr" placement="center"><row rule-above="true"><cell rows="2" head="true">x</cell><cell columns="2">wide</cell></row>
      <row rule-below="true"><cell align="j">a</cell><cell blocks="true"><list><item><p>b</p></item></list></cell></row></table>
      <table padding="none"><row><cell valign="b">tight</cell></row></table>`,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'x' })).toHaveAttribute('scope', 'rowgroup'));
    await waitFor(() =>
      expect(getComputedStyle(canvas.getByRole('cell', { name: 'wide' })).borderRightWidth).toBe('1px'),
    );
    await waitFor(() => expect(getComputedStyle(canvas.getByRole('cell', { name: 'a' })).textAlign).toBe('justify'));
    await waitFor(() => expect(canvas.getByRole('listitem')).toHaveTextContent('b'));
    await waitFor(() => expect(getComputedStyle(canvas.getByRole('cell', { name: 'tight' })).paddingLeft).toBe('0px'));
  },
};
