import type { R2Bucket } from "@cloudflare/workers-types";

/** A bucket in memory, as far as drawings and files need one. */
export function memoryBucket() {
  const kept = new Map<string, Uint8Array>();
  const pictures = {
    put: async (key: string, value: Uint8Array) => void kept.set(key, value),
    get: async (key: string) => {
      const found = kept.get(key);
      if (!found) return null;
      const answer = new Response(found.slice());
      return { body: answer.body, arrayBuffer: () => answer.arrayBuffer() };
    },
    delete: async (keys: string | string[]) => {
      for (const key of [keys].flat()) kept.delete(key);
    },
  } as unknown as R2Bucket;
  return { kept, pictures };
}
