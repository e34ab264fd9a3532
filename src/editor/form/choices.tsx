// Fields whose value is chosen rather than written.
import { use } from 'react';
import { dayInSerbia } from '../../model/publication.ts';
import { useApp } from '../app-state.tsx';
import { isComposing } from './composing.ts';
import { FormContext } from './form-context.ts';
import type { InputProps } from './TextInput.tsx';

interface Change {
  change: (next: unknown) => void;
}

type SwitchProps = InputProps & Change & { label: string; isOn: boolean };

export function Switch({ label, isOn, change, ...common }: SwitchProps) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        {...common}
        checked={isOn}
        onChange={({ target }) => change(target.checked)}
      />
      {label}
    </label>
  );
}

interface ChoicesProps extends Change {
  options: readonly { label: string; value: string }[];
  chosen: readonly unknown[];
}

/** Any number of the options, in their fixed order; a value that is none of them stays. */
export function Choices({ options, chosen, change }: ChoicesProps) {
  const values = options.map(({ value }) => value);
  const strange = chosen.filter((one) => !values.includes(String(one)));
  const toggle = (value: string, isOn: boolean) => [
    ...values.filter((one) => (one === value ? isOn : chosen.includes(one))),
    ...strange,
  ];
  return [
    ...options,
    ...strange.map((one) => ({ value: String(one), label: `${one} (nepoznato)` })),
  ].map(({ value, label }) => (
    <label key={value} className="switch">
      <input
        type="checkbox"
        checked={chosen.some((one) => String(one) === value)}
        onChange={({ target }) =>
          change(
            values.includes(value)
              ? toggle(value, target.checked)
              : chosen.filter((one) => String(one) !== value),
          )
        }
      />
      {label}
    </label>
  ));
}

type TextProps = InputProps & Change & { value: string };

export function NumberInput({ value, change, ...common }: TextProps) {
  // A text that is no number stays as it was typed, and the check says so.
  const read = (typed: string) =>
    typed === '' ? undefined : /^\d+$/.test(typed) ? Number(typed) : typed;
  return (
    <input
      {...common}
      inputMode="numeric"
      value={value}
      onChange={({ target, nativeEvent }) =>
        change(isComposing(nativeEvent) ? target.value : read(target.value.trim()))
      }
      onCompositionEnd={({ currentTarget }) => change(read(currentTarget.value.trim()))}
    />
  );
}

export function DayInput({ value, change, ...common }: TextProps) {
  const today = dayInSerbia(new Date());
  return (
    <div className="day">
      <input
        {...common}
        type="date"
        value={value}
        onChange={({ target }) => change(target.value || undefined)}
      />
      {value !== today && (
        <button type="button" className="plain" onClick={() => change(today)}>
          Danas
        </button>
      )}
    </div>
  );
}

type SelectProps = InputProps & Change & { isProduct: boolean; value: unknown };

export function ProductSelect({ isProduct, value, change, ...common }: SelectProps) {
  const { texts } = useApp();
  const { names } = use(FormContext);
  const rows = texts
    .filter(({ collection }) => collection.name === (isProduct ? 'products' : 'kinds'))
    .flatMap(({ entries }) => entries)
    .map(({ id, name, title, draft }) => ({
      id: String(id ?? ''),
      name: `${name ?? title ?? id}${draft === true ? ' (sklonjen sa sajta)' : ''}`,
    }));
  const chosen = value == null ? '' : String(value);
  const isThere = chosen === '' || (isProduct ? names.product(value) : names.kind(value)) !== '';
  return (
    <select
      {...common}
      value={chosen}
      onChange={({ target: { value: next } }) =>
        change(next === '' ? undefined : isProduct ? Number(next) : next)
      }
    >
      <option value="">–</option>
      {!isThere && <option value={chosen}>{chosen} (nema ga više)</option>}
      {(isProduct ? rows.sort((a, b) => a.name.localeCompare(b.name, 'sr-Latn')) : rows).map(
        ({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ),
      )}
    </select>
  );
}
