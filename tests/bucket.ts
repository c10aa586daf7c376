import type { R2Bucket } from "@cloudflare/workers-types";

/** A bucket in memory, as far as drawings need one. */
export function memoryBucket() {
  const kept = new Map<string, Uint8Array>();
  const pictures = {
    put: async (key: string, value: Uint8Array) => void kept.set(key, value),
    delete: async (key: string) => void kept.delete(key),
  } as unknown as R2Bucket;
  return { kept, pictures };
}
