export { StoryServices } from './story-services.tsx';
export { storyFigure, textRow, valueOf, words } from './story-figure.ts';
export { silence } from './silence.ts';
export { StoryPage } from './story-page.tsx';
export { differenceOf, looksIn } from './drawn-looks.ts';
export { differencesOf } from './drawn-places.ts';
