import type { AppLoadContext } from "@remix-run/cloudflare";
import { storeOf } from "~/engines/file/file.server.ts";
import { addListingPhoto, dropListingPhoto, putFirst } from "~/engines/listing/listing.server.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import type { Answer, Sent } from "~/services/form.server.ts";
import { renewFeed } from "./feed.server.ts";
import { badFile, refused } from "./refused.server.ts";
import { listingPath } from "./rentals.limits.ts";
import type { ListingForm } from "./rentals.schemas.ts";

type Typed = Extract<ListingForm, { intent: "photo" | "dropPhoto" | "firstPhoto" | "feed" }>;

/** What an owner does with the photos of a listing, and with the address of its calendar. */
export async function answerOwner(
  context: AppLoadContext,
  actor: Present,
  listing: string,
  typed: Typed,
  { file, fields }: { file: File | undefined; fields: Sent["fields"] },
): Promise<Answer> {
  const photos = `${listingPath(listing)}#photos`;
  switch (typed.intent) {
    case "photo": {
      if (!file || file.size === 0) return badFile("none", fields);
      const kept = await addListingPhoto(storeOf(context), actor, {
        ...{ listing, id: typed.idem, name: file.name },
        bytes: new Uint8Array(await file.arrayBuffer()),
      });
      return kept.ok ? { ok: true, toast: "rentalPhoto", to: photos } : badFile(kept.error, fields);
    }
    case "feed": {
      const renewed = await renewFeed(context, actor, { listing, feed: typed.feed });
      return renewed.ok
        ? { ok: true, toast: "rentalFeed", to: `${listingPath(listing)}#owner` }
        : refused(renewed.error, fields);
    }
    default: {
      const change = { listing, file: typed.photo };
      const done =
        typed.intent === "dropPhoto"
          ? await dropListingPhoto(storeOf(context), actor, change)
          : await putFirst(context, actor, change);
      return done.ok ? { ok: true, toast: "rentalSaved", to: photos } : refused(done.error, fields);
    }
  }
}
