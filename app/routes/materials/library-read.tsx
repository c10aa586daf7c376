import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentOwner, presentReader } from "~/engines/trust/trust.server.ts";
import { type PartReply, PartScreen } from "~/features/materials/library/components/part-screen.tsx";
import type { Question } from "~/features/materials/library/document.logic.ts";
import { answerLesson, fillBlanks } from "~/features/materials/library/library.commands.server.ts";
import { readAnswers, readBlanks } from "~/features/materials/library/library.form.server.ts";
import { contentsPath, readPath } from "~/features/materials/library/library.limits.ts";
import { readPart } from "~/features/materials/library/library.queries.server.ts";
import { LibraryChange } from "~/features/materials/library/library.schemas.ts";
import { partView } from "~/features/materials/library/library.view.server.ts";
import { parseForm, readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["library"] };

/** A part; who has not bought it is led to what is in the product. `?link=expired` comes from a download. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { good = "", part = "" } = params;
  const view = await partView(context, await presentReader(context), good, part);
  if (!view) throw refusal("not-found");
  if (view === "locked") throw redirect(contentsPath(good), 303);
  const expired = new URL(request.url).searchParams.get("link") === "expired";
  return { view, expired, pageTitle: view.title };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { good = "", part = "" } = params;
  const form = await readForm(request);
  const submission = parseForm(form, LibraryChange);
  if (submission.status !== "success") throw refusal("malformed");
  const change = submission.value;
  const actor = await presentOwner(context);
  const { text, owned } = await readPart(context.db, actor, { good, part, language: context.language });
  if (!text || (!owned && !text.free)) throw refusal("not-found");
  if (change.intent === "answer") {
    const questions = JSON.parse(text.questions) as Question[];
    const { chosen, missing, right } = readAnswers(form, questions);
    const reply: PartReply = { chosen, missing };
    if (questions.length === 0) throw refusal("malformed");
    if (missing.length > 0) return data({ reply }, 400);
    // The sample is for everybody to try; what a buyer answered is kept.
    if (owned) await answerLesson(context, actor, { good, part, right, of: questions.length });
    return data({ reply });
  }
  const blanks = JSON.parse(text.blanks) as { id: string }[];
  const { filled, tooLong } = readBlanks(
    form,
    blanks.map(({ id }) => id),
  );
  const typed = Object.fromEntries(blanks.map(({ id }) => [id, String(form.get(`blank_${id}`) ?? "")]));
  if (tooLong.length > 0) return data({ reply: { typed, tooLong } as PartReply }, 400);
  const done = await fillBlanks(context, actor, { good, filled, version: change.version });
  if (!done.ok && done.error === "not-owned") throw refusal("not-found");
  if (!done.ok) return data({ reply: { typed, stands: done.filled } as PartReply }, 409);
  await context.toast.set("libraryFilled");
  return redirect(readPath(good, part), 303);
}

export default function LibraryPartRoute() {
  const { view, expired } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>()?.reply;
  return <PartScreen view={view} reply={answer ?? (expired ? { problem: "expired" } : undefined)} />;
}
