import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Holding } from "~/engines/trust/trust.server.ts";
import { type Answer, badForm, beside, parseForm, replyOf, typedIn } from "~/services/form.server.ts";
import { isCode, newCode } from "./bid-code.server.ts";
import {
  acknowledge,
  ask,
  beginAnew,
  intend,
  keepDraft,
  submitBid,
  withdraw,
} from "./bids.commands.server.ts";
import {
  AckForm,
  AnewForm,
  AskForm,
  CodeForm,
  DeclineForm,
  IntendForm,
  OfferForm,
  offerOf,
  readItems,
} from "./bids.schemas.ts";
import type { HeldBidView } from "./bids.view.server.ts";
import { done, takePost } from "./packages.form.server.ts";

/** Fields of the bid's form: what a draft keeps. */
const OF_OFFER = /^(?:base|qualifications|bondOffered|validUntil|printedName|(?:said|price)_\d{1,2})$/;
const MOST_TYPED = 4_000;

/** The code of the bid that this browser has, and how it is kept: in a cookie of the link's own pages. */
export function codeOf({ cookies }: Pick<AppLoadContext, "cookies">, { link }: Holding) {
  const cookie = cookies.bid(link.id);
  return {
    async read() {
      const kept = await cookie.read();
      return kept?.link === link.id ? kept.code : undefined;
    },
    keep: (code: string) => cookie.write({ link: link.id, code }),
  };
}

/** A form of the page of whoever was invited. */
export async function answerHeldBid(
  context: AppLoadContext,
  holding: Holding,
  { form, here, view }: { form: FormData; here: string; view: HeldBidView },
): Promise<Answer> {
  const { holder, link } = holding;
  const { id } = link.subject;
  const fields = typedIn(form);
  const said = await takePost(context, holder, { id, form, here });
  if (said) return said;
  const kept = codeOf(context, holding);
  const code = (await kept.read()) ?? newCode();
  switch (form.get("intent")) {
    case "intend":
    case "withdraw": {
      const submission = parseForm(form, IntendForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent, ...step } = submission.value;
      return intent === "intend"
        ? done(
            await intend(context, holder, { id, answer: "intend", code, ...step }),
            fields,
            here,
            "bidsSaid",
          )
        : done(await withdraw(context, holder, { id, code, ...step }), fields, here, "bidsWithdrawn");
    }
    case "decline": {
      const submission = parseForm(form, DeclineForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: answer, ...step } = submission.value;
      return done(await intend(context, holder, { id, answer, code, ...step }), fields, here, "bidsSaid");
    }
    case "ack": {
      const submission = parseForm(form, AckForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { n } = submission.value;
      return done(
        await acknowledge(context, holder, { id, n, code }),
        fields,
        `${here}#addenda`,
        "bidsSaved",
      );
    }
    case "ask": {
      const submission = parseForm(form, AskForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { idem, ask: question } = submission.value;
      return done(
        await ask(context, holder, { id, idem, question }),
        fields,
        `${here}#questions`,
        "bidsSaid",
      );
    }
    case "unlock": {
      // Of a code each try counts, right or wrong.
      await context.rateLimit.take("linkPin");
      const submission = parseForm(form, CodeForm);
      // A code is not given back to the page.
      const unsaid = { intent: "unlock" };
      if (submission.status !== "success") return badForm(replyOf(submission), unsaid);
      const typed = submission.value.code;
      if (!(await isCode(context.db, holder, { id, code: typed })))
        return beside(unsaid, { code: "errors.code" }, 403);
      await kept.keep(typed);
      return { ok: true, toast: "bidsUnlocked", to: here };
    }
    case "anew": {
      await context.rateLimit.take("linkPin");
      const submission = parseForm(form, AnewForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...step } = submission.value;
      return done(await beginAnew(context, holder, { id, ...step }), fields, `${here}#offer`, "bidsAnew");
    }
    case "draft": {
      const draft = Object.fromEntries(
        Object.entries(fields).flatMap(([name, value]) =>
          OF_OFFER.test(name) ? [[name, value.slice(0, MOST_TYPED)]] : [],
        ),
      );
      const saved = await keepDraft(context, holder, { id, code, draft });
      if (saved.ok) await kept.keep(code);
      return done(saved, fields, `${here}#offer`, "bidsDraft");
    }
    default: {
      const submission = parseForm(form, OfferForm);
      const { answers, errors } = readItems(view.bid.items, fields);
      if (submission.status !== "success") {
        const reply = badForm(replyOf(submission), fields);
        return { ...reply, sent: { ...reply.sent, errors: { ...reply.sent.errors, ...errors } } };
      }
      if (Object.keys(errors).length > 0) return beside(fields, errors);
      const { intent, idem, version } = submission.value;
      const offer = offerOf(submission.value, answers);
      const late = intent === "sendLate";
      const sent = await submitBid(context, holder, { id, idem, version, offer, code, late });
      if (sent.ok) await kept.keep(code);
      return done(sent, fields, here, late ? "bidsLate" : "bidsSent");
    }
  }
}
