import type { Reason } from './contract';

export function isReason(value: unknown): value is Reason {
  return typeof value === 'object' && value !== null && 'code' in value && 'text' in value;
}
