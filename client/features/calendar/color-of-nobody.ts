/** The colour of what is nobody's alone. */
export const colorOfNobody = "#6b7280";
