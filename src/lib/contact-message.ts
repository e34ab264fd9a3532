/** The fields a visitor fills in, in their order; the same names travel in the message. */
export const MESSAGE_FIELDS = ['name', 'phoneNumber', 'email', 'message'] as const;

export type MessageField = (typeof MESSAGE_FIELDS)[number];

/** Fields that are empty or hold only white space, in the order of the form. */
export function missingFields(message: FormData): MessageField[] {
  return MESSAGE_FIELDS.filter((field) => {
    const value = message.get(field);
    return typeof value !== 'string' || value.trim() === '';
  });
}
