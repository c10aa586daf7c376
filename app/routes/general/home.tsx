import { HomePage } from "~/features/home/components/home-page.tsx";

export const handle = { i18n: ["home"] };

export default function HomeRoute() {
  return <HomePage />;
}
