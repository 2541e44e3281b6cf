import type { Credentials } from './signIn.types';

export const isComplete = ({ email, password }: Credentials) => email.trim() !== '' && password !== '';
