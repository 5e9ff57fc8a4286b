export { ListKeysButton } from './list-keys.tsx';
export { useListKeys, type ListKeys } from './use-list-keys.ts';
