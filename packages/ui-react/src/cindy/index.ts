export { ConstructionView } from './construction-view.tsx';
