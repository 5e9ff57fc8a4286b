export { StoryServices } from './story-services.tsx';
export { storyFigure, textRow, valueOf, words } from './story-figure.ts';
