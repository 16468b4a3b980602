// A core of its own in a thread of its own: takes questions in order and answers each.
import wasm from '../../../build/wasm/page.wasm?url';
import { load, type QuestionName } from './module';

export interface Asked {
  id: number;
  name: QuestionName;
  fields: object;
}
export type Answered = { id: number; answer: unknown } | { id: number; error: string };

const core = load(fetch(wasm));

self.onmessage = async (event: MessageEvent<Asked>) => {
  const { id, name, fields } = event.data;
  let told: Answered;
  try {
    told = { id, answer: (await core).ask(name, fields) };
  } catch (error) {
    told = { id, error: String(error) };
  }
  self.postMessage(told);
};
