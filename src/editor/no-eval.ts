// Before any schema is made: Zod would try whether it may make code from a text, which the page's policy refuses, and
// Firefox reports each refusal as a fault.
import { z } from 'zod';

z.config({ jitless: true });
