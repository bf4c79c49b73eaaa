import { storeSharedPictures } from "#client/features/uploads/share-target.ts";

/** Whether a request is what another app shares with this one, as the manifest's `share_target` says. */
export const isShareRequest = (request: Request, scope: string): boolean =>
  request.method === "POST" && new URL(request.url).pathname === `${scope}share`;

/** Keeps the pictures for the page and opens it at a new entry; nothing of it goes to the server. */
export const receiveShare = async (request: Request, scope: string): Promise<Response> => {
  const form = await request.formData();
  const pictures = form.getAll("pictures").filter((part) => part instanceof File);
  await storeSharedPictures(pictures);
  return Response.redirect(`${scope}journal/new?shared=${pictures.length}`, 303);
};
