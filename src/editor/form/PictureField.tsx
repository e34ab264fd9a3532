import { use, useState } from 'react';
import type { Path } from '../../check/read-yaml.ts';
import { isData } from '../../model/data.ts';
import { folderOf, nameOf, resolvePath, stemOf } from '../../model/paths.ts';
import { fileNameFor, firstFreeName } from '../../model/slug.ts';
import { useApp } from '../app-state.tsx';
import type { Draft } from '../drafts/draft.ts';
import { getIn } from '../drafts/value-at.ts';
import { wordsOf } from '../repository/problem.ts';
import { usePicture } from '../ui/use-picture.ts';
import { FormContext } from './form-context.ts';
import { doubtAboutSize, shrink } from './picture.ts';
import type { InputProps } from './TextInput.tsx';
import './PictureField.css';

interface Props extends InputProps {
  at: Path;
  value: string;
  onChange: (value: string, pictures: Record<string, Blob>) => void;
}

interface State {
  text: string;
  /** The value that it is said of: another one may come back. */
  of?: string;
  isProblem?: boolean;
}

/** Shows the picture, and takes another from the phone: it is named after the text, and made small here. */
export function PictureField({ at, value, onChange, ...common }: Props) {
  const { snapshot } = useApp();
  const { draft } = use(FormContext);
  const [state, setState] = useState<State>({ text: '' });
  const path = value ? resolvePath(draft.path, value) : '';
  const shown = usePicture(path, snapshot.files.get(path), draft.pictures[path]);

  const take = async (file?: File) => {
    if (!file) return;
    setState({ text: 'Pripremam sliku …' });
    try {
      const { blob, ending, width, height } = await shrink(file);
      const folder = folderOf(draft.path);
      const isTaken = (stem: string) =>
        [...snapshot.files.keys(), ...Object.keys(draft.pictures)].some(
          (one) => folderOf(one) === folder && stemOf(one) === stem && one !== draft.path,
        );
      const stem = firstFreeName(nameFor(draft, at), isTaken);
      const name = `./${stem}.${ending}`;
      onChange(name, { [`${folder}/${stem}.${ending}`]: blob });
      const doubt = doubtAboutSize({ width, height });
      setState({
        of: name,
        text: doubt || `Slika je spremna: ${width} × ${height}, ${Math.ceil(blob.size / 1024)} KB.`,
        isProblem: doubt !== '',
      });
    } catch (error) {
      setState({ text: wordsOf(error), isProblem: true });
    }
  };
  const isOver = state.of !== undefined && state.of !== value;
  const said = isOver ? '' : state.text;
  return (
    <div className="picture">
      {shown && <img src={shown} alt="Slika koja je izabrana" />}
      <label className="button">
        {value ? 'Zameni sliku' : 'Izaberi sliku'}
        <input
          {...common}
          type="file"
          accept="image/*,.heic,.heif"
          className="hidden"
          onChange={({ target }) => {
            take(target.files?.[0]);
            target.value = ''; // The same picture may be chosen again.
          }}
        />
      </label>
      <p role="status" className={state.isProblem && said ? 'remark warning' : 'hint'}>
        {said || (value && nameOf(value))}
      </p>
    </div>
  );
}

/** The picture is named after what it shows: the product, the person, or the page. */
function nameFor({ data, path }: Draft, at: Path): string {
  const around = getIn(data, at.slice(0, -1));
  const own = isData(around) ? around['name'] : undefined;
  return fileNameFor(String(own || data['name'] || stemOf(path))) || 'slika';
}
