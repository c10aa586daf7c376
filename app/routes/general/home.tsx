import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { HomePage } from "~/features/general/home/components/home-page.tsx";
import { ComparisonTable } from "~/features/general/membership/components/comparison-table.tsx";
import { TierCards } from "~/features/general/membership/components/tier-cards.tsx";
import { StartDay } from "~/features/general/start-day/components/start-day.tsx";
import { readStartDay, withoutStrayConsent } from "~/features/general/start-day/start-day.queries.server.ts";

export const handle = { i18n: ["home", "start-day", "membership"] };

/** The quote of the visitor's day, and what the address asks of the music panel. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const clean = withoutStrayConsent(request);
  if (clean) throw redirect(clean, 303);
  return { startDay: await readStartDay(context, request) };
}

export default function HomeRoute() {
  const { startDay } = useLoaderData<typeof loader>();
  return (
    <HomePage
      startDay={<StartDay {...startDay} />}
      tiers={
        <>
          <TierCards action="plans" />
          <ComparisonTable />
        </>
      }
    />
  );
}
