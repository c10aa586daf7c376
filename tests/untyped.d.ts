// Libraries of tests that come without types: what is used of them.

declare module "gltf-validator" {
  export interface Report {
    issues: {
      numErrors: number;
      numWarnings: number;
      messages: { code: string; message: string; pointer?: string }[];
    };
    info?: { totalTriangleCount?: number };
  }
  export function validateBytes(bytes: Uint8Array, options?: { format?: "glb" | "gltf" }): Promise<Report>;
}

declare module "papaparse" {
  interface Parsed {
    data: string[][];
    errors: { code: string; message: string; row?: number }[];
  }
  const Papa: { parse(text: string, options: { skipEmptyLines: boolean; delimiter?: string }): Parsed };
  export default Papa;
}

declare module "yauzl" {
  interface Entry {
    fileName: string;
    crc32: number;
  }
  interface Archive {
    on(event: "error", listener: (error: Error) => void): void;
    on(event: "end", listener: () => void): void;
    on(event: "entry", listener: (entry: Entry) => void): void;
    readEntry(): void;
    openReadStream(
      entry: Entry,
      answer: (error: Error | null, stream?: AsyncIterable<Uint8Array>) => void,
    ): void;
  }
  export function fromBuffer(
    bytes: Uint8Array,
    options: { lazyEntries: boolean },
    answer: (error: Error | null, archive?: Archive) => void,
  ): void;
}
