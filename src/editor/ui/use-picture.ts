import { useEffect, useState } from 'react';
import { useApp } from '../app-state.tsx';

/**
 * An address at which the picture can be shown: `own`, or else this version of it from the store. Empty until it is
 * there.
 */
export function usePicture(path: string, version: string | undefined, own?: Blob): string {
  const { store } = useApp();
  const [shown, setShown] = useState('');
  useEffect(() => {
    let url = '';
    let isOver = false;
    const show = (picture: Blob) => {
      if (isOver) return;
      url = URL.createObjectURL(picture);
      setShown(url);
    };
    setShown('');
    if (own) show(own);
    else if (version) store.picture(path, version).then(show, () => {});
    return () => {
      isOver = true;
      URL.revokeObjectURL(url);
    };
  }, [own, path, version, store]);
  return shown;
}
