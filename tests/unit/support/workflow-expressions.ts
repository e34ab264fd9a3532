// GitHub's own reading of `${{ … }}` and of `if:`.
import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

const NO = { name: 'cancelled', minArgs: 0, maxArgs: 0, call: () => new data.BooleanData(false) };

/** Is the condition met? In a run that nobody has stopped. */
export function holds(condition: string, context: object): boolean {
  const text = evaluate(condition, context);
  return text !== 'false' && text !== '' && text !== '0';
}

/** The text with every expression in it replaced by its value. */
export function fillIn(text: string, context: object): string {
  return text.replace(/\$\{\{(.+?)\}\}/gs, (_, expression) => evaluate(expression, context));
}

function evaluate(expression: string, context: object): string {
  const { tokens } = new Lexer(expression.trim()).lex();
  const parsed = new Parser(tokens, Object.keys(context), [NO]).parse();
  const known = JSON.parse(JSON.stringify(context), data.reviver) as data.Dictionary;
  return new Evaluator(parsed, known, new Map([[NO.name, NO]])).evaluate().coerceString();
}
