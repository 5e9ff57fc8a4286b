export { StoryServices } from './story-services.tsx';
