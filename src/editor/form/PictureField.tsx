import { use, useEffect, useState } from 'react';
import { folderOf, resolvePath, stemOf } from '../../model/paths.ts';
import { slugify } from '../../model/slug.ts';
import { useApp, wordsOf } from '../app-state.tsx';
import { FormContext } from './form-context.ts';
import { shrink } from './picture.ts';

const SMALL = 1000;

interface Props {
  id: string;
  value: string;
  onChange: (value: string, pictures: Record<string, Blob>) => void;
}

/** Shows the picture, and takes another from the phone: it is named after the text, and made small here. */
export function PictureField({ id, value, onChange }: Props) {
  const { store, snapshot } = useApp();
  const { draft } = use(FormContext);
  const [shown, setShown] = useState('');
  const [state, setState] = useState('');
  const path = value ? resolvePath(draft.path, value) : '';
  const own = draft.pictures[path];
  const version = snapshot.files.get(path);
  useEffect(() => {
    let url = '';
    let isOver = false;
    const show = (blob: Blob) => {
      if (isOver) return;
      url = URL.createObjectURL(
        path.endsWith('.svg') ? new Blob([blob], { type: 'image/svg+xml' }) : blob,
      );
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

  const take = async (file?: File) => {
    if (!file) return;
    setState('Pripremam sliku …');
    try {
      const { blob, width, height } = await shrink(file);
      const name = slugify(String(draft.data['name'] ?? stemOf(draft.path))) || 'slika';
      const folder = folderOf(draft.path);
      const free = [name, ...Array.from({ length: 99 }, (_, index) => `${name}-${index + 2}`)].find(
        (one) => !snapshot.files.has(`${folder}/${one}.jpg`),
      );
      onChange(`./${free}.jpg`, { [`${folder}/${free}.jpg`]: blob });
      const isSmall = Math.min(width, height) < SMALL;
      setState(
        `${width} × ${height}, ${Math.ceil(blob.size / 1024)} KB.${isSmall ? ` Slika je mala: na sajtu će biti mutna. Najbolja ima bar ${SMALL} × ${SMALL}.` : ''} Proverite i „Opis slike“.`,
      );
    } catch (error) {
      setState(wordsOf(error));
    }
  };
  return (
    <div className="picture">
      {shown && <img src={shown} alt="Slika koja je izabrana" />}
      <label className="button">
        {value ? 'Zameni sliku' : 'Izaberi sliku'}
        <input
          id={id}
          type="file"
          accept="image/*,.heic,.heif"
          className="hidden"
          onChange={({ target }) => take(target.files?.[0])}
        />
      </label>
      <small role="status">{state || value.replace('./', '')}</small>
    </div>
  );
}
