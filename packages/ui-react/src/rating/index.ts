export { RatingBlock } from './rating-block.tsx';
