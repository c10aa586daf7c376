import { useRouteLoaderData } from "@remix-run/react";
import { MembershipScreen } from "~/features/general/membership/components/membership-screen.tsx";
import type { loader as rootLoader } from "~/root.tsx";

export const handle = { i18n: ["membership"] };

export default function MembershipRoute() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return <MembershipScreen signedIn={Boolean(root?.member)} />;
}
