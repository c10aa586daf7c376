import type { AppLoadContext } from "@remix-run/cloudflare";
import { storeOf } from "~/engines/file/file.server.ts";
import { addListingPhoto, dropListingPhoto, putFirst } from "~/engines/listing/listing.server.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import type { SaleForm } from "./sales.schemas.ts";

type Typed = Extract<SaleForm, { intent: "photo" | "dropPhoto" | "firstPhoto" }>;
type Done = { ok: true } | { ok: false; error: string; file?: string; status?: number };

/** Refusals of files that have words of their own; all others say that it is no picture. */
const KNOWN: Readonly<Record<string, number>> = { tooLarge: 413, full: 409, tooMany: 409 };

/** What a seller does with the photos of a machine. */
export async function answerPhoto(
  context: AppLoadContext,
  actor: Present,
  { listing, typed, file }: { listing: string; typed: Typed; file: File | undefined },
): Promise<Done> {
  if (typed.intent !== "photo") {
    const change = { listing, file: typed.photo };
    return typed.intent === "dropPhoto"
      ? dropListingPhoto(storeOf(context), actor, change)
      : putFirst(context, actor, change);
  }
  if (!file || file.size === 0) return { ok: false, error: "none", file: "errors.file_none", status: 400 };
  const kept = await addListingPhoto(storeOf(context), actor, {
    ...{ listing, id: typed.idem, name: file.name },
    bytes: new Uint8Array(await file.arrayBuffer()),
  });
  if (kept.ok || kept.error === "gone" || kept.error === "not-allowed") return kept;
  const status = KNOWN[kept.error];
  return {
    ok: false,
    error: kept.error,
    status: status ?? 400,
    file: `errors.file_${status ? kept.error : "unknown"}`,
  };
}
