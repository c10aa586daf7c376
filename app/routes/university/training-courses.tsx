import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { DrawnCatalogue } from "~/features/university/courses/components/drawn-screens.tsx";
import { readingLearner } from "~/features/university/courses/courses.learner.server.ts";
import { catalogueView } from "~/features/university/courses/courses.view.server.ts";
import { readFirmCourses } from "~/features/university/courses/editions.queries.server.ts";

export const handle = { served: ["courses"] };

/** All courses; `?subject=`, `language`, `length` and `free` choose among them, `q` looks for words in lessons. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const learner = await readingLearner(context);
  const ofFirms = await readFirmCourses(context.db, learner?.person);
  return { view: catalogueView(context.language, new URL(request.url).searchParams, ofFirms) };
}

export default function TrainingCoursesRoute() {
  return <DrawnCatalogue {...useLoaderData<typeof loader>()} />;
}
