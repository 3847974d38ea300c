import { badRequest } from '../refusal.ts';
import type { FormParts, Upload } from './multipart.ts';

/** The parameters of one call. What Telegram forgives is forgiven here too, but told to `fault`. */
export class Params {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly files: ReadonlyMap<string, Upload>;
  readonly #fault: (what: string) => void;

  constructor({ fields, files }: FormParts, fault: (what: string) => void) {
    this.fields = fields;
    this.files = files;
    this.#fault = fault;
  }

  fault(what: string): void {
    this.#fault(what);
  }

  has(name: string): boolean {
    const value = this.fields[name];
    return value !== undefined && value !== null && value !== '';
  }

  /** Empty if it is missing. */
  text(name: string): string {
    const value = this.fields[name];
    if (value === undefined || value === null) return '';
    if (typeof value === 'string') return value;
    this.#fault(`parameter "${name}" is not a string`);
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  }

  /** Null if it is missing or no integer. */
  integer(name: string): number | null {
    if (!this.has(name)) return null;
    const value = this.fields[name];
    const number = typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value) ? Number(value) : value;
    if (typeof number === 'number' && Number.isSafeInteger(number)) return number;
    this.#fault(`parameter "${name}" is not an integer`);
    return null;
  }

  flag(name: string): boolean {
    if (!this.has(name)) return false;
    const value = String(this.fields[name]).toLowerCase();
    if (!['true', 'false', '1', '0', 'yes', 'no'].includes(value)) this.#fault(`parameter "${name}" is not a boolean`);
    return ['true', '1', 'yes'].includes(value);
  }

  /** A nested value: itself in JSON, its JSON text in a form. Undefined if it is missing. */
  json(name: string, what: string): unknown {
    if (!this.has(name)) return undefined;
    const value = this.fields[name];
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      throw badRequest(`can't parse ${what} JSON object`);
    }
  }
}

export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
