import { useEffect } from "react";
import type { Language } from "#client/i18n/language.ts";
import { isApple } from "../ui/is-apple.ts";
import { isOnHomeScreen } from "../ui/is-on-home-screen.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";

const manifests: Readonly<Record<Language, { readonly file: string; readonly name: string }>> = {
  en: { file: "manifest.webmanifest", name: "Family" },
  de: { file: "manifest.de.webmanifest", name: "Familie" },
};

/** Gives the app its name in the family's language, should somebody put it on the home screen now, and on Apple's what shows while it opens. */
export const useHomeScreenName = (): void => {
  useEffect(() => {
    if (!isApple() || isOnHomeScreen()) return;
    // Without it the app opens from plain white.
    void import("./apple-splash.ts").then(({ addSplash }) => addSplash()).catch(() => undefined);
  }, []);
  const { language } = useI18n();
  useEffect(() => {
    const { file, name } = manifests[language];
    document
      .querySelector('link[rel="manifest"]')
      ?.setAttribute("href", import.meta.env.BASE_URL + file);
    document
      .querySelector('meta[name="apple-mobile-web-app-title"]')
      ?.setAttribute("content", name);
  }, [language]);
};
