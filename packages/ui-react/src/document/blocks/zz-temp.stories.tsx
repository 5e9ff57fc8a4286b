import { expect } from 'storybook/test';
import { StoryPage } from '../story-page.tsx';
const meta = { title: 'Document/ZZ', component: StoryPage };
export default meta;
export const A = { args: { content: `<incremental><step/></incremental>` }, globals: { appearance: 'dark' },
  play: async ({ canvas }) => { const b = canvas.getByRole('button', { name: 'Show all' }); const s = getComputedStyle(b);
   const a = getComputedStyle(canvas.getByRole('button', { name: 'Show all' }).parentElement);
   await expect([s.backgroundColor, s.borderStyle, s.borderWidth, s.fontFamily, s.margin, [...document.styleSheets].map(x=>[...x.cssRules].slice(0,3).map(r=>r.cssText.slice(0,120)))]).toBe(1); } };
