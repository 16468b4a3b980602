// What answers of the core look like, said once: types for the code, and a check that contract.test.ts
// holds against real answers. Code imports the types alone, so none of this is in the page.
export interface Shape<T> {
  /** What is wrong with a value, each with its place; nothing: it has this shape. */
  (value: unknown, at: string): string[];
  readonly of?: T;
}
export type Shaped<S> = S extends Shape<infer T> ? T : never;

function kind<T>(name: string, is: (value: unknown) => boolean): Shape<T> {
  return (value, at) => (is(value) ? [] : [`${at}: ${JSON.stringify(value)} is no ${name}`]);
}
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text = kind<string>('text', (value) => typeof value === 'string');
export const number = kind<number>('number', (value) => typeof value === 'number');
export const flag = kind<boolean>('flag', (value) => typeof value === 'boolean');

export function oneOf<const T extends string>(...values: T[]): Shape<T> {
  return kind(values.join(' or '), (value) => (values as unknown[]).includes(value));
}
export function maybe<T>(shape: Shape<T>): Shape<T | null> {
  return (value, at) => (value === null ? [] : shape(value, at));
}
export function list<T>(shape: Shape<T>): Shape<T[]> {
  return (value, at) =>
    Array.isArray(value) ? value.flatMap((item, i) => shape(item, `${at}[${i}]`)) : [`${at}: no list`];
}
/** Any keys, values of one shape. */
export function table<T>(shape: Shape<T>): Shape<Record<string, T>> {
  return (value, at) =>
    isObject(value)
      ? Object.entries(value).flatMap(([key, item]) => shape(item, `${at}.${key}`))
      : [`${at}: no object`];
}
export function only<const T extends string>(value: T): Shape<T> {
  return oneOf(value);
}
export function anyOf<S extends Shape<unknown>[]>(...shapes: S): Shape<Shaped<S[number]>> {
  return (value, at) => {
    const wrong = shapes.map((shape) => shape(value, at));
    return wrong.some((one) => one.length === 0) ? [] : wrong.flat();
  };
}

type Fields = Record<string, Shape<unknown>>;
type Whole<R extends Fields, O extends Fields> = { [K in keyof R]: Shaped<R[K]> } & {
  [K in keyof O]?: Shaped<O[K]>;
};
/** Just these fields: all of the first, perhaps some of the second, and none besides. */
export function object<R extends Fields, O extends Fields = Record<never, never>>(
  required: R,
  optional?: O,
): Shape<Whole<R, O>> {
  return (value, at) => {
    if (!isObject(value)) return [`${at}: no object`];
    const missing = Object.keys(required).filter((key) => !(key in value));
    const wrong = Object.entries(value).flatMap(([key, item]) => {
      const shape = required[key] ?? optional?.[key];
      return shape ? shape(item, `${at}.${key}`) : [`${at}.${key}: not agreed on`];
    });
    return [...missing.map((key) => `${at}.${key}: missing`), ...wrong];
  };
}
