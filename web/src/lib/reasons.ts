import type { Reason } from './contract';

/** Reasons name their rule in words, «(rule 7)»: links need it as a number. */
export function citing(reason: Reason, line?: number): Reason {
  const rule = /\(rule (\d+)/.exec(reason.en)?.[1];
  const at = line === undefined ? null : { en: ` (line ${line})`, ru: ` (строка ${line})` };
  return {
    code: reason.code,
    en: reason.en + (at?.en ?? ''),
    ru: reason.ru + (at?.ru ?? ''),
    ...(rule && { rule }),
  };
}

export function isReason(value: unknown): value is Reason {
  return typeof value === 'object' && value !== null && 'code' in value && 'en' in value;
}
