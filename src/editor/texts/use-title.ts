import { useApp } from '../app-state.tsx';
import { titleOf } from './title-of.ts';

/** How the editor calls the published text with this path. */
export function useTitle(path: string): string {
  const { texts } = useApp();
  return titleOf(path, texts.find((text) => text.path === path)?.data);
}
