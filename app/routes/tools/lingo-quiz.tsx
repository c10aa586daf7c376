import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { QuizScreen } from "~/features/tools/lingo/components/quiz-screen.tsx";
import { missCards } from "~/features/tools/lingo/lingo.commands.server.ts";
import { readTerms } from "~/features/tools/lingo/lingo.queries.server.ts";
import { QuizForm } from "~/features/tools/lingo/lingo.schemas.ts";
import { quizFor, quizView, readQuiz } from "~/features/tools/lingo/lingo.view.server.ts";
import { answersIn, missedOf, writeMissed } from "~/features/tools/lingo/quiz.logic.ts";
import { quizPath } from "~/features/tools/lingo/quiz-path.ts";
import { parseForm, readForm } from "~/services/form.server.ts";

export const handle = { i18n: ["lingo", "lingo-quiz"] };

/** Ten questions; `of` and `missed` in the address are the result of those that were answered. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const asked = readQuiz(searchParams, context.language, context.today);
  const view = quizView(await readTerms(context), asked, searchParams);
  return { view, idem: context.formKey() };
}

/** What was missed goes to the visitor's own cards; the result stands in the address. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const submission = parseForm(form, QuizForm);
  const nothing = { answers: {} as Record<string, string>, open: [] as string[] };
  if (submission.status !== "success") return data({ ...nothing, incomplete: true }, 400);
  const { searchParams } = new URL(request.url);
  const asked = readQuiz(searchParams, context.language, context.today);
  const quiz = quizFor(await readTerms(context), asked);
  const answers = answersIn(quiz, (field) => form.get(field));
  const open = quiz.map(({ slug }) => slug).filter((slug) => !answers.has(slug));
  if (open.length > 0) return data({ answers: Object.fromEntries(answers), open, incomplete: false }, 400);
  const missed = missedOf(quiz, answers);
  const actor = inOwn(await context.visitor.ensureOwner());
  await missCards(context, actor, {
    ...asked.pair,
    idem: submission.value.idem,
    slugs: missed.map(({ slug }) => slug),
  });
  return redirect(
    `${quizPath({ ...asked.pair, trade: asked.trade, set: asked.set, of: quiz.length, missed: writeMissed(missed) })}#result`,
    303,
  );
}

export default function LingoQuizRoute() {
  return <QuizScreen {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>()} />;
}
