// What MDX adds to Markdown, as far as the site's texts use it: the tags of its own components. Any other sign that MDX
// would run as code is a node of its own, which the check refuses.
import type { Extension as MdastExtension } from 'mdast-util-from-markdown';
import type { Construct, Extension, State } from 'micromark-util-types';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    componentTag: 'componentTag';
    codeSign: 'codeSign';
  }
}

declare module 'mdast' {
  interface PhrasingContentMap {
    componentTag: LeafNode;
    codeSign: LeafNode;
  }
  interface RootContentMap {
    componentTag: LeafNode;
    codeSign: LeafNode;
  }
}

interface LeafNode {
  type: 'componentTag' | 'codeSign';
  value: string;
}

/** „<ImeSavetnice />“, „<PorukeCuva ko="server">“, „</PorukeCuva>“: what stands in a tag is judged by the check. */
export const TAG =
  /^<(?<closing>\/?)(?<name>[A-Z]\w*)(?![\w.])(?<attributes>[^<>]*?)(?<empty>\/?)>$/;

const CODES = { greater: 62, less: 60, curly: 123 };

/** Lines end at negative codes, and a text at `null`. */
const isEnd = (code: number | null) => code === null || code < -2;
const isSpace = (code: number | null) => code === 32 || code === -1 || code === -2;

/** One whole tag of a component that the text may hold. */
const tagOf = (components: readonly string[]): Construct => ({
  name: 'componentTag',
  tokenize(effects, ok, nok) {
    let tag = '';
    return (code) => {
      effects.enter('componentTag');
      return inside(code);
    };
    function inside(code: number | null): State | undefined {
      if (isEnd(code)) return nok(code);
      tag += code !== null && code > 0 ? String.fromCharCode(code) : ' ';
      effects.consume(code);
      if (code !== CODES.greater) return inside;
      if (!components.includes(TAG.exec(tag)?.groups?.['name'] ?? '')) return nok;
      effects.exit('componentTag');
      return ok;
    }
  },
});

/** Tags that have a line of their own: they stand between paragraphs, and no line below goes on with theirs. */
const tagsAlone = (components: readonly string[]): Construct => ({
  name: 'tagsAlone',
  concrete: true,
  tokenize(effects, ok, nok) {
    const tag = effects.attempt(tagOf(components), afterTag, nok);
    return tag;
    function afterTag(code: number | null): State | undefined {
      if (isSpace(code)) {
        effects.enter('whitespace');
        return space(code);
      }
      if (code === CODES.less) return tag(code);
      return isEnd(code) ? ok(code) : nok(code);
    }
    function space(code: number | null): State | undefined {
      if (isSpace(code)) {
        effects.consume(code);
        return space;
      }
      effects.exit('whitespace');
      return afterTag(code);
    }
  },
});

/** A „<“ or „{“ that is no such tag. „a < b“ is none: MDX takes it for words. */
const CODE_SIGN: Construct = {
  name: 'codeSign',
  tokenize(effects, ok, nok) {
    let sign: number | null = null;
    return (code) => {
      sign = code;
      effects.enter('codeSign');
      effects.consume(code);
      effects.exit('codeSign');
      return (next) => (sign === CODES.less && isSpace(next) ? nok(next) : ok(next));
    };
  },
};

/** The extension of the tokenizer. MDX has neither HTML nor addresses in angle brackets. */
export function mdxSigns(components: readonly string[]): Extension {
  return {
    flow: { [CODES.less]: tagsAlone(components) },
    text: { [CODES.less]: [tagOf(components), CODE_SIGN], [CODES.curly]: [CODE_SIGN] },
    disable: { null: ['htmlFlow', 'htmlText', 'autolink'] },
  };
}

/** Makes nodes of the tokens of `mdxSigns`. */
export const mdxSignsFromMarkdown: MdastExtension = {
  enter: {
    componentTag(token) {
      this.enter({ type: 'componentTag', value: this.sliceSerialize(token) }, token);
    },
    codeSign(token) {
      this.enter({ type: 'codeSign', value: this.sliceSerialize(token) }, token);
    },
  },
  exit: {
    componentTag(token) {
      this.exit(token);
    },
    codeSign(token) {
      this.exit(token);
    },
  },
};
