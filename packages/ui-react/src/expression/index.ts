export { ExpressionInput } from './expression-input.tsx';
