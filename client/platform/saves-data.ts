/** Whether the browser was told to save data, as on a phone's hotspot; only some browsers say so. */
export const savesData = (): boolean => {
  const network: unknown = Reflect.get(navigator, "connection");
  return (
    typeof network === "object" &&
    network !== null &&
    "saveData" in network &&
    network.saveData === true
  );
};
