import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { or, type SQL } from "drizzle-orm";
import { maySeeShot } from "~/engines/booking/booking.server.ts";
import { answerFile, openShown, storeOf } from "~/engines/file/file.server.ts";
import { maySeeListingPhoto } from "~/engines/listing/listing.server.ts";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { isAdmin } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** A photo of a machine on offer, for everybody; or of a loan, for its two sides and whoever decides a claim. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await presentReader(context);
  const member = await context.session.current();
  const shown = or(
    maySeeListingPhoto(actor),
    maySeeShot(actor, member ? isAdmin(context, member) : false),
  ) as SQL;
  const file = await openShown(storeOf(context), shown, params.file ?? "");
  const answer = file && (await answerFile(request, file));
  if (!answer) throw refusal("not-found");
  return answer;
}
